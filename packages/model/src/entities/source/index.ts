/** Every definition of this area, as `npm run derive` finds them in this folder. */
export { controlMeasure } from './control-measure.ts'
export { finding } from './finding.ts'
export { location } from './location.ts'
export { measureCheck } from './measure-check.ts'
export { sanitationStrategy } from './sanitation-strategy.ts'
export { source } from './source.ts'
export { sourcePhoto } from './source-photo.ts'
export { treatment } from './treatment.ts'

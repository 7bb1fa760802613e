/** Every definition of this area, as `npm run derive` finds them in this folder. */
export { analysis } from './analysis.ts'
export { result } from './result.ts'
export { sample } from './sample.ts'

/** Every definition of this area, a line each. */
export { analysis } from './analysis.ts'
export { result } from './result.ts'
export { sample } from './sample.ts'

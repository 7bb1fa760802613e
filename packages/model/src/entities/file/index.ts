/** Every definition of this area, a line each. */
export { file } from './file.ts'

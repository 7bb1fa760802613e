/** Every definition of this area, as `npm run derive` finds them in this folder. */
export { file } from './file.ts'

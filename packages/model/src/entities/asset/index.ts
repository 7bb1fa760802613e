/** Every definition of this area, as `npm run derive` finds them in this folder. */
export { asset } from './asset.ts'
export { building } from './building.ts'
export { floor } from './floor.ts'
export { inventoryAsset } from './inventory-asset.ts'
export { space } from './space.ts'
export { subAsset } from './sub-asset.ts'
export { vessel } from './vessel.ts'

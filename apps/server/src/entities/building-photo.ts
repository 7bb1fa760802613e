import { model } from '@vezel/model'
import type { Behaviour } from './behaviour.ts'
import { assetPhotoHooks } from './shared/asset-photo.ts'

export const buildingPhotoBehaviour: Behaviour<'buildingPhoto'> = assetPhotoHooks(model.entity('buildingPhoto'))

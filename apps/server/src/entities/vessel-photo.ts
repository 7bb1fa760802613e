import { model } from '@vezel/model'
import type { Behaviour } from './behaviour.ts'
import { assetPhotoHooks } from './shared/asset-photo.ts'

export const vesselPhotoBehaviour: Behaviour<'vesselPhoto'> = assetPhotoHooks(model.entity('vesselPhoto'))

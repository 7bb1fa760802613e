import { fileSight } from '../files/file-sight.ts'
import type { Behaviour } from './behaviour.ts'

export const fileBehaviour: Behaviour<'file'> = {
  computed: { url: ({ row }) => `'/file/' || ${row}."file_key"` },
  visible: fileSight,
}

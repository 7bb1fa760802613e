import { testMergeLinks } from '../../testing/merge-links.ts'

testMergeLinks({ part: 1, of: 3 })

import { testMergeLinks } from '../../testing/merge-links.ts'

testMergeLinks({ part: 0, of: 3 })

import { testMergeLinks } from '../../testing/merge-links.ts'

testMergeLinks({ part: 2, of: 3 })

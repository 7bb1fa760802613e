import { toProblem } from '../api/problem.ts'
import { reasonOf } from '../ui/reason.ts'
import { toast } from '../ui/toast.tsx'
import '../ui/undo-key.ts'

/** What a toast takes back. Where that is refused the toast says why: what asked for it is closed by then. */
export const takingBack = (back: () => Promise<unknown>) => () =>
  void back().catch((cause: unknown) => toast({ text: reasonOf(toProblem(cause)) }))

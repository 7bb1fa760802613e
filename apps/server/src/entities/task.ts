import type { Behaviour } from './behaviour.ts'

/** Long work: how long it still takes follows from how far it came since it was asked for. */
export const taskBehaviour: Behaviour<'task'> = {
  computed: {
    resterend: ({ row: t }) =>
      `case when ${t}."status" = 'bezig' and ${t}."voortgang" between 0.1 and 1
        then ceil(extract(epoch from now() - ${t}."created_at") * (1 - ${t}."voortgang") / ${t}."voortgang")::integer end`,
  },
}

import type { EntityKey } from '@vezel/model'
import { model } from '@vezel/model'
import { v7 as uuid } from 'uuid'
import type { DraftOf } from '../../db/stored.ts'
import type { Work } from '../../db/work.ts'
import { isUploaded } from '../../files/store-file.ts'
import { enqueue } from '../../queue/enqueue.ts'

type Plan = DraftOf<'buildingPlan'>
type Held = Pick<Partial<Plan>, 'file' | 'pagina' | 'rotatie' | 'beeld' | 'beeld_fout'>

/** What the picture of a plan is drawn from. */
const drawnFrom = ['file', 'pagina', 'rotatie'] as const
const isOther = (draft: Held, before: Held) => drawnFrom.some((name) => draft[name] !== before[name])

/** What a plan of an asset does, of a building and of a vessel: it is called after its floor, and drawn by the server. */
export function assetPlanHooks() {
  return {
    async prepare(
      draft: Pick<Plan, 'naam' | 'verdieping'>,
      work: Work,
      input: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      draft.naam ??= (await nameOfFloor(draft.verdieping, work)) ?? nameOfFile(input.file)
    },
    /** Another file, page or rotation has a picture of its own: the old one shows something else. */
    async beforeSave(draft: Held, _work: Work, before?: Held): Promise<undefined> {
      if (before && !isOther(draft, before)) return undefined
      draft.beeld = null
      draft.beeld_fout = null
      return undefined
    },
    async afterCreate(id: string, draft: Held, work: Work): Promise<void> {
      if (draft.file) await askForDrawing(work, id)
    },
    async afterUpdate(id: string, draft: Held, work: Work, before: Held): Promise<void> {
      if (draft.file && isOther(draft, before)) await askForDrawing(work, id)
    },
    /** Deleted before it was drawn. */
    async afterRestore({ id, file, beeld, beeld_fout }: Held & { readonly id: string }, work: Work): Promise<void> {
      if (file && !beeld && !beeld_fout) await askForDrawing(work, id)
    },
  }
}

/** What a floor is called: its own name, else the one from the list. */
async function nameOfFloor(floor: unknown, work: Work): Promise<string | null> {
  const found = await work.find('floor', floor)
  if (!found) return null
  const named =
    (await work.find('verdieping_namen', found.verdieping_naam)) ?? (await work.find('deck_names', found.deck_name))
  return found.naam || named?.value || null
}

/** The name of an uploaded file without its extension. */
const nameOfFile = (file: unknown): string | null =>
  isUploaded(file) ? file.filename.replace(/\.[^.]+$/, '').slice(0, 190) || null : null

/** The kinds of plans that can be drawn. */
export const planKinds = ['buildingPlan', 'vesselPlan'] as const satisfies readonly EntityKey[]

/**
 * A task that draws the picture of a plan, for whoever saved it; what still waits or runs for it draws what stood there before,
 * and is no longer waited for. Answers the id of the task.
 */
export async function askForDrawing(work: Work, id: string): Promise<string> {
  const { organisationId, userId, inspectionUserId } = work.session
  const { type } = model.entity('assetPlan').api
  await work.query(
    `update "taak" set "status" = 'geannuleerd', "updated_at" = now() where "soort" = 'plattegrond' and "record_type" = $1 and "record_id" = $2 and "status" in ('wacht', 'bezig')`,
    [type, id],
  )
  const task = uuid()
  await work.query(
    `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang", "inventarisatie_user_id")
     values ($1, $2, 'plattegrond', $3, $4, 'wacht', 0, $5)`,
    [organisationId, task, type, id, inspectionUserId],
  )
  await enqueue(work, 'draw-plan', { task, organisation: organisationId, user: userId })
  return task
}

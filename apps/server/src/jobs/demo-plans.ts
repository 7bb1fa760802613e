import { v7 as uuid } from 'uuid'
import type { AssetPlanData } from '../../../../demo/data/asset-plans.ts'
import { spaces } from '../../../../demo/data/recorded.ts'
import { planOf } from '../../../../demo/plan.ts'
import { demoId } from '../seed/load-demo.ts'
import type { Services } from '../services.ts'
import { withFile } from './demo-files.ts'

/** The drawing of a floor, of which the picture is made as of an upload. */
export async function drawPlanOf(services: Services, organisation: number, { key, of, ...plan }: AssetPlanData) {
  const rooms = spaces.filter(({ verdieping }) => verdieping === plan.verdieping)
  const drawn = { name: `${plan.naam}.svg`, content: planOf(plan.naam, rooms) }
  await withFile(services, organisation, drawn, { key: of, field: 'file' }, async (file, query) => {
    const id = demoId('assetPlan', key)
    await query(`update "asset_plattegrond" set "file_id" = $2 where "id" = $1`, [id, file])
    const task = uuid()
    await query(
      `insert into "taak" ("organisatie_id", "id", "soort", "record_type", "record_id", "status", "voortgang") values ($1, $2, 'plattegrond', 'AssetPlattegrond', $3, 'wacht', 0)`,
      [organisation, task, id],
    )
    await query(`select graphile_worker.vezel_enqueue('draw-plan', $1::json, null)`, [
      JSON.stringify({ task, organisation, user: plan.inventarisatie_user }),
    ])
  })
}

import { model } from '@vezel/model'
import { itemText } from '@vezel/model/kit/item-words.ts'
import { useMemo } from 'react'
import type { RowFor } from '../../api/rows.ts'
import { formats } from '../../i18n/formats.ts'
import { fieldLabel, itemOf } from '../../kinds/record.ts'
import type { MoreColumn } from '../../resource/table-props.ts'
import { Chip } from '../../ui/chip.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { tooltip } from '../../ui/tooltip.ts'
import { spaceName, spaceNames } from './looks.tsx'

/** What the columns of the check plan show, beside what its definition asks. */
export const vscpSelection = {
  sub_asset: spaceNames,
  vscp_zone: itemOf('vscp_zones'),
  vscp_system: itemOf('vscp_systems'),
  vscp_component: itemOf('vscp_components'),
  vscp_material: itemOf('vscp_materials'),
  vscp_check_procedure: itemOf('vscp_check_procedures'),
  result: true,
  massa: true,
} as const
type Entry = RowFor<'vscpEntry', typeof vscpSelection>

/** The columns of the check plan that say more on less room: a place without its deck, a procedure by its letters. */
export function useVscpColumns(): readonly MoreColumn<Entry>[] {
  const { locale } = useUiTexts()
  return useMemo(() => {
    const { fields } = model.entity('vscpEntry')
    const title = (name: keyof typeof fields) => fieldLabel(fields[name], locale)
    const words = (name: 'vscp_zone' | 'vscp_system' | 'vscp_component' | 'vscp_material', wanted: number) => {
      const value = (row: Entry) => itemText(row[name], locale)
      return { key: name, title: title(name), wanted, groupable: true, value, under: value }
    }
    const place = (row: Entry) => spaceName(row.sub_asset)
    const procedure = (row: Entry) => itemText(row.vscp_check_procedure, locale)
    const letters = (row: Entry) => String(row.vscp_check_procedure.code ?? procedure(row))
    const mass = (row: Entry) => formats(locale).number(row.massa, 'kg')
    const evidence = (row: Entry) => row.result ?? ''
    return [
      { key: 'sub_asset', title: title('sub_asset'), wanted: 120, groupable: true, value: place },
      words('vscp_system', 110),
      words('vscp_component', 130),
      {
        key: 'vscp_check_procedure',
        title: title('vscp_check_procedure'),
        width: 96,
        groupable: true,
        value: procedure,
        seen: letters,
        render: (row) => (
          <span {...tooltip(procedure(row))}>
            <Chip>
              {letters(row)}
              <span className="visually-hidden"> {procedure(row)}</span>
            </Chip>
          </span>
        ),
        under: letters,
      },
      words('vscp_material', 110),
      { key: 'result', title: title('result'), wanted: 70, value: evidence, under: evidence },
      words('vscp_zone', 90),
      { key: 'massa', title: title('massa'), kind: 'number', value: (row) => row.massa, text: mass, under: mass },
    ]
  }, [locale])
}

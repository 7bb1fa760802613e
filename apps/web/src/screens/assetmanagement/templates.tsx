import { inRecord, useOpened } from '../../resource/in-record.tsx'
import { RecordList } from '../../resource/record-list.tsx'
import { RecordPage } from '../../resource/record-page.tsx'

/** What assets of a kind usually consist of. */
export const TemplatesScreen = () => <RecordList of="assetTemplate" route="assetmanagement-templates" where={{}} />

const inTemplate = inRecord({ of: 'assetTemplate', route: 'assetmanagement-templates-template' })

/** What a template is called and for which kind of asset it is. */
export const TemplateInformationScreen = inTemplate(RecordPage)

/** A building has floors, a ship decks. */
const columnsOf = (isShip: boolean) =>
  ['naam', isShip ? 'deck_name' : 'verdieping_naam', 'asset_template_ruimte', 'aantal'] as const

/** The spaces that an asset gets of it, in each other and in their order. */
export const TemplateSpacesScreen = inTemplate(function TemplateSpacesScreen() {
  const { id, row } = useOpened()
  return (
    <RecordList
      of="assetTemplateSpace"
      route="assetmanagement-templates-template-spaces"
      where={{ asset_template: id }}
      columns={columnsOf(row.asset_soort === 'Vessel')}
      tree="asset_template_ruimte"
      offers={{
        asset_template_ruimte: {
          filter: () => ({ asset_template: { eq: id } }),
          fits: (other, draft) => other.id !== draft.id,
        },
      }}
    />
  )
})

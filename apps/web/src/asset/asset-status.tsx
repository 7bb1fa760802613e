import { itemText } from '@vezel/model/kit/item-words.ts'
import type { ReactNode } from 'react'
import type { DisplayProps } from '../kinds/kind.ts'
import type { Read } from '../kinds/record.ts'
import { SignedWord } from '../ui/signs.tsx'
import { StatusSign } from '../ui/state-signs.tsx'
import { useUiTexts } from '../ui/texts.ts'

type Shape = Parameters<typeof StatusSign>[0]['sign']
/** By the code of an asbestos status: angular is asbestos, round is none, dashed is unknown. */
const shapes: Readonly<Record<string, Shape>> = {
  niet_onderzocht: 'dashed-square',
  verdacht: 'half-diamond',
  asbesthoudend: 'diamond',
  in_beheer: 'diamond',
  besmet: 'diamond',
  deels_gesaneerd: 'diamond',
  niet_asbestveilig: 'diamond',
  niet_asbesthoudend: 'ring-tick',
  asbestveilig: 'ring-tick',
  gesaneerd: 'ring',
  na_verbod: 'ring',
}

/** The sign of the asbestos status of an asset; none of one that an organisation made itself. */
export function assetStatusSign({ code }: Read): ReactNode {
  const shape = shapes[String(code)]
  return shape && <StatusSign sign={shape} />
}

/** The asbestos status of an asset in a table: sign and word. */
export function AssetStatus({ value }: Pick<DisplayProps, 'value'>) {
  const { locale } = useUiTexts()
  const item = value as Read | null
  if (!item) return '–'
  return <SignedWord sign={assetStatusSign(item)}>{itemText(item, locale)}</SignedWord>
}

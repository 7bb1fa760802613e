import type { DetailCardProps } from '../../ui/detail-card.tsx'

/** The card around a location, which its tabs share. */
export type LocationFrame = Omit<DetailCardProps, 'children' | 'footer' | 'edited'>

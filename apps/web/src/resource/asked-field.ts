import { useEffect, useState } from 'react'
import { useSearch } from '../router/router.tsx'
import { fieldId } from './fields.tsx'
import type { FormPart } from './form-part.ts'

/** The part of a form and the field of it that an address asks for; undefined when they stand in another form. */
function placeOf(parts: readonly FormPart[], asked: string | undefined) {
  const [of, name = ''] = asked?.split('.') ?? []
  const part = parts.find(({ store }) => store.entity.key === of && store.names.includes(name))
  return part && { part, name }
}

/** What is filled in while reading, such as by a button that says that all is right: it has the id of its field. */
const shownFor = (place: { readonly part: FormPart; readonly name: string }) =>
  document.getElementById(fieldId(place.part, place.name))

/**
 * Opens a form at the field that the address asks for, and takes that out of the address, so that back leads to where
 * the link stood and a reload reads. Where nothing may be changed the record is only shown.
 */
export function useAskedField(
  parts: readonly FormPart[],
  form: { readonly editing: boolean; readonly mayEdit: boolean; readonly edit: () => void },
): void {
  const [{ field: asked }, setSearch] = useSearch()
  const [opened, setOpened] = useState<{ part: FormPart; name: string } | null>(null)
  const isHere = placeOf(parts, asked) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address asks.
  useEffect(() => {
    const place = placeOf(parts, asked)
    if (!place) return
    setSearch({ field: null })
    if (!form.mayEdit) return
    if (!form.editing && shownFor(place)) return focusField(place.part, place.name)
    setOpened(place)
    form.edit()
  }, [asked, isHere])
  useEffect(() => {
    if (!opened || !form.editing) return
    focusField(opened.part, opened.name)
    setOpened(null)
  }, [opened, form.editing])
}

/**
 * Told once of an address that asks for a field which no form shows yet: the whole name of it (`sourcePhoto.file`), or how it
 * begins (`finding.`). Null asks for none.
 */
export function useAsked(field: string | null, onAsked: () => void): void {
  const [{ field: asked }] = useSearch()
  const isAsked = field !== null && asked?.startsWith(field) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address asks.
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
}

/** Scrolls to a field of a form and puts the focus in it. */
export function focusField(part: Pick<FormPart, 'id'>, name: string): void {
  const id = fieldId(part, name)
  const element = document.getElementById(id) ?? document.getElementById(`${id}-label`)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

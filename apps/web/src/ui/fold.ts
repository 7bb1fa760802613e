/** Lower case without accents: "crèche" is found by "creche". */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

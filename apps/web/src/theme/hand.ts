import './hand.css'

/** The hand whose thumb presses on this device. */
export type Hand = 'right' | 'left'

const key = 'vezel-hand'

/** The hand that was chosen on this device. */
export const readHand = (): Hand => (localStorage.getItem(key) === 'left' ? 'left' : 'right')

/** Remembers a hand, and puts what is pressed below the page under its thumb. */
export function setHand(hand: Hand): void {
  if (hand === 'left') localStorage.setItem(key, hand)
  else localStorage.removeItem(key)
  showHand()
}

/** Shows the page as the chosen hand holds it. */
export function showHand(): void {
  if (readHand() === 'left') document.documentElement.dataset.hand = 'left'
  else delete document.documentElement.dataset.hand
}

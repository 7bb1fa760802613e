/** How a photo is quoted: `F01`, `F12`, `F120`. */
export const photoNumber = (count: number): string => `F${String(count).padStart(2, '0')}`

/** The languages of the product, each by its own name. */
export const languages = { nl: 'Nederlands', en: 'English', fr: 'Français' } as const

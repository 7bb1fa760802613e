/** Years that a report is valid where neither its survey nor the organisation says otherwise. */
export const validityYears = 3
/** Days in which a cancelled survey may be planned again: after that, what is known of the object and the order is too old. */
export const planAgainDays = 90

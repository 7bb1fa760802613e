/** Years that a report is valid where neither its survey nor the organisation says otherwise. */
export const validityYears = 3

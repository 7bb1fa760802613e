/** The types of survey that are made of a vessel, by their codes. */
export const surveysOfVessels = ['ihm_onderzoek_schip', 'asbestonderzoek_schip'] as const

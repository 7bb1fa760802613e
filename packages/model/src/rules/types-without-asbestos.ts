/**
 * Types of surveys that tell nothing of asbestos. They stand apart from what else the rules of a dossier decide by, since the
 * first page brings the types.
 */
export const typesWithoutAsbestos = ['chroom_6_onderzoek', 'ihm_onderzoek_schip'] as const

/** The states of sending a visit to LAVS, in their order. */
export const lavsStates = {
  gegevens_ontbreken: { nl: 'Gegevens ontbreken', en: 'Data missing' },
  klaar: { nl: 'Klaar om te verzenden', en: 'Ready to send' },
  verzenden: { nl: 'Gegevens worden verzonden', en: 'Sending data' },
  wacht_gegevens: { nl: 'Wacht op verwerking gegevens', en: 'Waiting for data processing' },
  status_gegevens_mislukt: { nl: 'Status gegevens opvragen mislukt', en: 'Data status request failed' },
  gegevens_mislukt: { nl: 'Verwerking gegevens mislukt', en: 'Data processing failed' },
  gegevens_geweigerd: { nl: 'Gegevens niet geaccepteerd', en: 'Data acceptance error' },
  gegevens_verwerkt: { nl: 'Gegevens verwerkt', en: 'Data processed' },
  wacht_bijlage: { nl: 'Wacht op verwerking bijlage', en: 'Waiting for attachment processing' },
  status_bijlage_mislukt: { nl: 'Status bijlage opvragen mislukt', en: 'Attachment status request failed' },
  bijlage_mislukt: { nl: 'Verwerking bijlage mislukt', en: 'Attachment processing failed' },
  bijlage_geweigerd: { nl: 'Bijlage niet geaccepteerd', en: 'Attachment acceptance error' },
  te_verifieren: { nl: 'Te verifiëren', en: 'To verify' },
  voltooid: { nl: 'Succesvol afgerond', en: 'Completed successfully' },
} as const

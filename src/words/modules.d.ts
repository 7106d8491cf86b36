// Written by `npm run words`.
declare module '*/brain.json?words' {
  export const words: (format: import('./format.ts').Format) => import('./brain.ts').BrainWords;
}
declare module '*/chat.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<import('./chat.ts').ChatWords, keyof import('./chatStart.ts').ChatStartWords>;
}
declare module '*/chatStart.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./chatStart.ts').ChatStartWords;
}
declare module '*/connectorFields.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./connectorFields.ts').ConnectorFieldsWords;
}
declare module '*/connectorForms.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./connectorForms.ts').ConnectorFormsWords,
    keyof import('./connectorFields.ts').ConnectorFieldsWords
  >;
}
declare module '*/connectorMessaging.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./connectorMessaging.ts').ConnectorMessagingWords;
}
declare module '*/connectorPickers.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./connectorPickers.ts').ConnectorPickersWords;
}
declare module '*/connectors.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./connectors.ts').ConnectorsWords,
    keyof import('./connectorPickers.ts').ConnectorPickersWords
  >;
}
declare module '*/devtools.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./devtools.ts').DevtoolsWords;
}
declare module '*/documents.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./documents.ts').DocumentsWords;
}
declare module '*/evidence.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./evidence.ts').EvidenceWords;
}
declare module '*/findings.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./findings.ts').FindingsWords;
}
declare module '*/general.json?words' {
  export const words: (format: import('./format.ts').Format) => import('./general.ts').GeneralWords;
}
declare module '*/onboarding.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./onboarding.ts').OnboardingWords;
}
declare module '*/ontologies.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./ontologies.ts').OntologiesWords,
    keyof import('./ontologyPicker.ts').OntologyPickerWords
  >;
}
declare module '*/ontologyPicker.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./ontologyPicker.ts').OntologyPickerWords;
}
declare module '*/questions.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./questions.ts').QuestionsWords;
}
declare module '*/tasks.json?words' {
  export const words: (format: import('./format.ts').Format) => import('./tasks.ts').TasksWords;
}

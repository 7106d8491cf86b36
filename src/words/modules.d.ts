// Written by `npm run words`.
declare module '*/brain.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/brain.ts').BrainWords;
}
declare module '*/chat.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./english/chat.ts').ChatWords,
    keyof import('./english/chatStart.ts').ChatStartWords
  >;
}
declare module '*/chatStart.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/chatStart.ts').ChatStartWords;
}
declare module '*/connectorFields.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/connectorFields.ts').ConnectorFieldsWords;
}
declare module '*/connectorForms.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./english/connectorForms.ts').ConnectorFormsWords,
    keyof import('./english/connectorFields.ts').ConnectorFieldsWords
  >;
}
declare module '*/connectorMessaging.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/connectorMessaging.ts').ConnectorMessagingWords;
}
declare module '*/connectorPickers.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/connectorPickers.ts').ConnectorPickersWords;
}
declare module '*/connectors.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./english/connectors.ts').ConnectorsWords,
    keyof import('./english/connectorPickers.ts').ConnectorPickersWords
  >;
}
declare module '*/devtools.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/devtools.ts').DevtoolsWords;
}
declare module '*/documents.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/documents.ts').DocumentsWords;
}
declare module '*/evidence.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/evidence.ts').EvidenceWords;
}
declare module '*/findings.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/findings.ts').FindingsWords;
}
declare module '*/general.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/general.ts').GeneralWords;
}
declare module '*/onboarding.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/onboarding.ts').OnboardingWords;
}
declare module '*/ontologies.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => Omit<
    import('./english/ontologies.ts').OntologiesWords,
    keyof import('./english/ontologyPicker.ts').OntologyPickerWords
  >;
}
declare module '*/ontologyPicker.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/ontologyPicker.ts').OntologyPickerWords;
}
declare module '*/questions.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/questions.ts').QuestionsWords;
}
declare module '*/tasks.json?words' {
  export const words: (
    format: import('./format.ts').Format,
  ) => import('./english/tasks.ts').TasksWords;
}

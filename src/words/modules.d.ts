/** Words of a section in a language. Whoever imports them names their type, which English decides. */
declare module '*.json?words' {
  export const words: <Words>(format: import('./format.ts').Format) => Words;
}

/** All words of a language, by section. */
declare module '*.json?locale' {
  export const locale: import('./locale.ts').Locale;
}

/** Words of the developer's panel, by primary language subtag. They are in no locale. */
declare module '*/devtools.json?languages' {
  export const words: Readonly<
    Record<
      string,
      (format: import('./format.ts').Format) => import('./english/devtools.ts').DevtoolsWords
    >
  >;
}

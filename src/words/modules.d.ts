/** Words of a section in a language. Whoever imports them names their type, which English decides. */
declare module '*.json?words' {
  export const words: <Words>(format: import('./format.ts').Format) => Words;
}

/** All words of a language, by section. */
declare module '*.json?locale' {
  export const locale: import('./locale.ts').Locale;
}

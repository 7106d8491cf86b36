import { TYPE } from '@formatjs/icu-messageformat-parser';
import {
  declaredArguments,
  isList,
  nest,
  optionsOf,
  parseMessage,
  propertyName,
  type Nested,
  type Option,
  type Part,
} from './messages.ts';
import type { Section } from './readSection.ts';

/** The ways to write a number, as in `{size, number, bytes}`: each is a function of `Format`. */
const numberStyles = ['number', 'digits', 'percent', 'bytes', 'seconds'];

/**
 * Writes the module of a section in one language: a function of the language's `Format` that returns
 * the words, each a text or a function. Nothing is left to parse when a page runs it.
 *
 * @param name - The function's own name, for those who read the build.
 */
export function emitWords(name: string, section: Section, english: Section): string {
  const formats = new Set<string>();
  const words = nest(
    [...section.messages].map(([key, message]): [string, string] => {
      const names = declaredArguments(english, key).map((argument) => argument.name);
      const word = emitMessage(message);
      for (const format of word.formats) formats.add(format);
      const clash = names.find((each) => word.formats.has(each));
      if (clash !== undefined) throw new Error(`${name}.${key}: “${clash}” is a format's name.`);
      return [key, names.length === 0 ? word.code : `(${names.join(', ')}) => ${word.code}`];
    }),
  );
  const taken = [...formats].toSorted().join(', ');
  const lines = [...words].map(([key, word]) => `${propertyName(key)}: ${print(word)},\n`);
  return `const ${name} = ({ ${taken} }) => ({\n${lines.join('')}});\nexport { ${name} as words };\n`;
}

function print(word: Nested<string>): string {
  if ('value' in word) return word.value;
  const { inner } = word;
  if (isList(inner.keys())) return `[${[...inner.values()].map(print).join(', ')}]`;
  return `{ ${[...inner].map(([key, each]) => `${propertyName(key)}: ${print(each)}`).join(', ')} }`;
}

/** Writes the expression of a message, and says which functions of `Format` it calls. */
function emitMessage(message: string): { code: string; formats: Set<string> } {
  const formats = new Set<string>();
  return { code: emitText(parseMessage(message), ''), formats };

  function call(format: string, values: string): string {
    formats.add(format);
    return `${format}(${values})`;
  }

  /** Writes a text. `count` is the argument that `#` stands for. */
  function emitText(parts: readonly Part[], count: string): string {
    const code = parts.map((part) => emitPart(part, count)).join('');
    const [only] = parts;
    const isCall =
      parts.length === 1 && only?.type !== TYPE.literal && only?.type !== TYPE.argument;
    return isCall ? code.slice(2, -1) : `\`${code}\``;
  }

  function emitPart(part: Part, count: string): string {
    if (part.type === TYPE.literal) return escape(part.value);
    if (part.type === TYPE.argument) return `\${${part.value}}`;
    if (part.type === TYPE.pound) return `\${${call('number', count)}}`;
    if (part.type === TYPE.select) return `\${${emitChoice(part.value, optionsOf(part), count)}}`;
    if (part.type === TYPE.plural && part.offset === 0 && part.pluralType === 'cardinal') {
      return `\${${emitPlural(part.value, optionsOf(part))}}`;
    }
    const style = part.type === TYPE.number ? (part.style ?? 'number') : undefined;
    if (typeof style === 'string' && numberStyles.includes(style)) {
      return `\${${call(style, part.value)}}`;
    }
    throw new Error(`“${message}” has a part or a style that no word has.`);
  }

  function emitChoice(name: string, options: readonly Option[], count: string): string {
    const last = emitText(options.find(([key]) => key === 'other')?.[1] ?? [], count);
    return options
      .filter(([key]) => key !== 'other')
      .reduceRight((otherwise, [key, parts]) => {
        const value = key === 'undefined' ? key : `'${key}'`;
        return `${name} === ${value} ? ${emitText(parts, count)} : ${otherwise}`;
      }, last);
  }

  function emitPlural(name: string, options: readonly Option[]): string {
    const forms = options.filter(([key]) => !key.startsWith('='));
    return options
      .filter(([key]) => key.startsWith('='))
      .reduceRight(
        (otherwise, [key, parts]) =>
          `${name} === ${key.slice(1)} ? ${emitText(parts, name)} : ${otherwise}`,
        emitForms(name, forms),
      );
  }

  function emitForm(part: Part): string {
    return part.type === TYPE.pound ? '#' : emitPart(part, '');
  }

  function emitForms(name: string, forms: readonly Option[]): string {
    const [[, only] = ['', []], second] = forms;
    if (second === undefined) return emitText(only, name);
    if (forms.every(([, parts]) => takesNumber(parts))) {
      const texts = forms.map(([key, parts]) => `${key}: \`${parts.map(emitForm).join('')}\``);
      return call('plural', `${name}, { ${texts.join(', ')} }`);
    }
    const texts = forms.map(([key, parts]) => `${key}: ${emitText(parts, name)}`);
    const names = forms.map(([key]) => `${key}: '${key}'`);
    return `({ ${texts.join(', ')} })[${call('plural', `${name}, { ${names.join(', ')} }`)}]`;
  }
}

/**
 * Returns true if a plural form can be given to `Format.plural`, which writes the number in place
 * of the first `#`: not where the form has another `#`, or an argument in which one may be.
 */
function takesNumber(parts: readonly Part[]): boolean {
  return (
    parts.filter(({ type }) => type === TYPE.pound).length < 2 &&
    parts.every(
      (part) =>
        part.type === TYPE.pound ||
        part.type === TYPE.number ||
        (part.type === TYPE.literal && !part.value.includes('#')),
    )
  );
}

/** Returns a text as it is written inside a template. */
function escape(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

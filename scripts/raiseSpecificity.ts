import type { Plugin } from 'postcss';

/**
 * Makes every rule of our CSS modules weigh one class more. In React, widgets share a document with
 * the host's style sheets, where `[type='button']`, as Tailwind has it, ties with a single class and
 * wins when it comes later. All are raised alike, so that their order among each other stays.
 *
 * A widget's root, which has the class `root` in its module, keeps its weight: there, the host's
 * `className` has to win.
 */
export function raiseSpecificity(): Plugin {
  return {
    postcssPlugin: 'brainstem:raise-specificity',
    // By then the classes of CSS modules have their names.
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        const raised = rule.selectors.map(raiseSelector);
        if (raised.join() !== rule.selectors.join()) rule.selectors = raised;
      });
    },
  };
}

/** Adds the weight of a class that no element has. */
const weight = ':not(._)';

const root = /\.brainstem-\w+__root-/;

function raiseSelector(selector: string): string {
  const subject = selector
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1);
  if (subject === undefined || root.test(subject) || selector.includes(weight)) return selector;
  return selector.replace(/\.brainstem-[\w-]+/, `$&${weight}`);
}

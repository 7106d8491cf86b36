import type { Plugin } from 'vite';

/** Functions whose result a page may do without, when it doesn't use the constant that holds it. */
const factories = [
  ...['createContext', 'forwardRef', 'memo'],
  ...[
    'createWidget',
    'createWidgetContext',
    'declareWidget',
    'createPerClient',
    'createSequenceView',
    'withSession',
    'lazyPart',
  ],
  ...['defineEndpoint', 'endpointsOf', 'defineCommand'],
];

/** A constant of a module that one of the factories makes; a bundler may have numbered its name. */
const constant = new RegExp(
  `^((?:const|let|var) \\S+ = )(?=(?:${factories.join('|')})(?:\\$\\d+)?\\()`,
  'gm',
);

/**
 * Marks the constants of a build that factories make, so that a host's bundler drops those that a
 * page has no use for. A hook lies in one file with the widget whose state it is, and would bring
 * it along.
 */
export function pureFactories(): Plugin {
  return {
    name: 'brainstem:pure-factories',
    apply: 'build',
    renderChunk: (code) => ({ code: code.replaceAll(constant, '$1/* @__PURE__ */ '), map: null }),
  };
}

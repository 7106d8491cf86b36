import layoutStyles from './layout.module.css';
import textStyles from './texts.module.css';

/** The classes of stacks and rows; the number is the step of the spacing between their items. */
export const layout: Readonly<Record<string, string>> = layoutStyles;

/** The classes of texts beside the main one: notes, figures, errors. */
export const texts: Readonly<Record<string, string>> = textStyles;

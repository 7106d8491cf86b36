export { Badge } from './badge/Badge.tsx';
export type { BadgeProps } from './badge/Badge.tsx';
export { Button, IconButton } from './button/Button.tsx';
export type { ButtonProps, IconButtonProps } from './button/Button.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export type { DialogProps } from './dialog/Dialog.tsx';
export { Choice, ChoiceGroup } from './field/Choice.tsx';
export type { ChoiceGroupProps, ChoiceProps } from './field/Choice.tsx';
export { Field } from './field/Field.tsx';
export type { FieldControl, FieldProps } from './field/Field.tsx';
export { Select } from './field/Select.tsx';
export { TextArea, TextInput } from './field/TextInput.tsx';
export { Icon } from './icons/Icon.tsx';
export type { IconName } from './icons/Icon.tsx';
export { joinClasses } from './joinClasses.ts';
export { Markdown } from './markdown/Markdown.tsx';
export type { MarkdownWords } from './markdown/Markdown.tsx';
export { Notice } from './notice/Notice.tsx';
export type { NoticeProps } from './notice/Notice.tsx';
export { OntologyChoice } from './ontology-choice/OntologyChoice.tsx';
export type {
  OntologyChoiceProps,
  OntologyChoiceValue,
} from './ontology-choice/OntologyChoice.tsx';
export type { OntologyChoiceWords } from './ontology-choice/ontologyChoiceWords.ts';
export { countTerms, ontologyName } from './ontology-choice/ontologyOption.ts';
export type { OntologyOption } from './ontology-choice/ontologyOption.ts';
export { Progress } from './progress/Progress.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { Surface } from './theme/Surface.tsx';
export { ThemeContext } from './theme/ThemeContext.ts';
export type { Appearance, Density, Direction, Theme } from './theme/ThemeContext.ts';
export { Tabs } from './tabs/Tabs.tsx';
export type { Tab, TabsProps } from './tabs/Tabs.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';

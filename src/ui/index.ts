export { Badge } from './badge/Badge.tsx';
export type { BadgeProps } from './badge/Badge.tsx';
export { Button, IconButton } from './button/Button.tsx';
export type { ButtonProps, IconButtonProps } from './button/Button.tsx';
export { Card } from './card/Card.tsx';
export type { CardProps } from './card/Card.tsx';
export { Confirm } from './dialog/Confirm.tsx';
export type { ConfirmProps } from './dialog/Confirm.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export type { DialogProps } from './dialog/Dialog.tsx';
export { Disclosure } from './disclosure/Disclosure.tsx';
export type { DisclosureProps } from './disclosure/Disclosure.tsx';
export { DropZone } from './dropzone/DropZone.tsx';
export type { DropZoneProps } from './dropzone/DropZone.tsx';
export { EmptyState } from './empty-state/EmptyState.tsx';
export type { EmptyStateProps } from './empty-state/EmptyState.tsx';
export { useEscape } from './dialog/registerEscapeLayer.ts';
export { Choice, ChoiceBox, ChoiceGroup } from './field/Choice.tsx';
export type { ChoiceGroupProps, ChoiceProps } from './field/Choice.tsx';
export { Field } from './field/Field.tsx';
export type { FieldControl, FieldProps } from './field/Field.tsx';
export { activeElementBeside, hasLostFocus } from './activeElement.ts';
export { moveFocusAmong } from './moveFocusAmong.ts';
export { movedIndex } from './movedIndex.ts';
export type { MovedIndexOptions } from './movedIndex.ts';
export { observeSize } from './observeSize.ts';
export { whenIdle } from './whenIdle.ts';
export { saveFile } from './saveFile.ts';
export { SearchField } from './field/SearchField.tsx';
export type { SearchFieldProps } from './field/SearchField.tsx';
export { Select } from './field/Select.tsx';
export { TextArea, TextInput } from './field/TextInput.tsx';
export { FormFooter } from './form/FormFooter.tsx';
export type { FormFooterProps } from './form/FormFooter.tsx';
export { FormSection } from './form/FormSection.tsx';
export type { FormSectionProps } from './form/FormSection.tsx';
export { Icon } from './icons/Icon.tsx';
export * as icons from './icons/icons.ts';
export type { IconPath } from './icons/Icon.tsx';
export { Key } from './keys/Key.tsx';
export type { KeyProps } from './keys/Key.tsx';
export { KeyList } from './keys/KeyList.tsx';
export type { KeyListProps } from './keys/KeyList.tsx';
export { joinClasses } from './joinClasses.ts';
export { layout, texts } from './layout/classes.ts';
export { hostOf, linkUrl } from './markdown/inline/linkUrl.ts';
export { fadeEdges } from './markdown/blocks/fadeEdges.ts';
export { Markdown } from './markdown/Markdown.tsx';
export type { MarkdownWords } from './markdown/Markdown.tsx';
export { RenderersContext } from './markdown/renderers.ts';
export type {
  CitationContent,
  CodeBlockContent,
  ImageContent,
  LinkContent,
  MarkdownRenderers,
  RenderPart,
  TableContent,
} from './markdown/renderers.ts';
export { FloatingBar } from './floating-bar/FloatingBar.tsx';
export type { FloatingBarProps } from './floating-bar/FloatingBar.tsx';
export { Menu, MenuItem } from './menu/Menu.tsx';
export type { MenuItemProps, MenuProps } from './menu/Menu.tsx';
export { Popover } from './menu/Popover.tsx';
export type { PopoverProps } from './menu/Popover.tsx';
export { Notice } from './notice/Notice.tsx';
export type { NoticeProps } from './notice/Notice.tsx';
export { NoticeRegion } from './notice/NoticeRegion.tsx';
export { NoticeStack } from './notice/NoticeStack.tsx';
export type { NoticeStackProps, NoticeStackWords, StackedNotice } from './notice/NoticeStack.tsx';
export { OntologyChoice } from './ontology-choice/OntologyChoice.tsx';
export type {
  OntologyChoiceProps,
  OntologyChoiceValue,
} from './ontology-choice/OntologyChoice.tsx';
export type { OntologyChoiceWords } from './ontology-choice/ontologyChoiceWords.ts';
export { countTerms, ontologyName, sharedNames } from './ontology-choice/ontologyOption.ts';
export type { OntologyOption } from './ontology-choice/ontologyOption.ts';
export { Progress } from './progress/Progress.tsx';
export { FormFields } from './question/FormFields.tsx';
export type { FormFieldsProps } from './question/FormFields.tsx';
export { QuestionColumn } from './question/QuestionColumn.tsx';
export { QuestionField } from './question/QuestionField.tsx';
export type { QuestionFieldProps, QuestionWords } from './question/questionProps.ts';
export { QuestionForm } from './question/QuestionForm.tsx';
export type { QuestionFormProps } from './question/QuestionForm.tsx';
export { QuestionSkeleton } from './question/QuestionSkeleton.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { SourceList } from './source-list/SourceList.tsx';
export type { SourceItem, SourceListProps } from './source-list/SourceList.tsx';
export { Status } from './status/Status.tsx';
export type { StatusProps } from './status/Status.tsx';
export { RootContext, splitRootProps } from './theme/RootContext.ts';
export type { RootProps } from './theme/RootContext.ts';
export { Surface } from './theme/Surface.tsx';
export { ThemeContext } from './theme/ThemeContext.ts';
export type { Appearance, Density, Direction, Theme } from './theme/ThemeContext.ts';
export { revealHidden } from '../search/index.ts';
export { SectionTitle } from './title/SectionTitle.tsx';
export { Title } from './title/Title.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export type { Tab, TabsProps } from './tabs/Tabs.tsx';
export { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
export { useFocusWithin } from './useFocusWithin.ts';
export type { FocusWithin } from './useFocusWithin.ts';
export { useHoverOrFocus } from './useHoverOrFocus.ts';
export type { HoverOrFocus } from './useHoverOrFocus.ts';
export { useCopy } from './useCopy.ts';
export { useElementWidth } from './useElementWidth.ts';
export { useLatest } from './useLatest.ts';
export { formatJson, jsonFileText } from './value/formatJson.ts';
export type { FormatJsonOptions, JsonBounds } from './value/formatJson.ts';
export { ValueView } from './value/ValueView.tsx';
export type { ValueViewProps } from './value/ValueView.tsx';
export { placesBy, type RowPlaces } from './virtual-rows/rowPlaces.ts';
export { useRowHeights } from './virtual-rows/useRowHeights.tsx';
export { useVirtualRows } from './virtual-rows/useVirtualRows.ts';
export type { VirtualRow, VirtualRows, VirtualRowsOptions } from './virtual-rows/useVirtualRows.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';

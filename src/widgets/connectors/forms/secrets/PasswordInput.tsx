import { useState } from 'react';
import { Icon, IconButton, icons, TextInput } from '../../../../ui/index.ts';
import styles from '../Forms.module.css';
import { secretAttributes, useText, type SecretInputProps } from './secretInput.ts';
import { useFormWords } from '../useFormWords.ts';

/** A single-line secret input with a button to reveal it. */
export function PasswordInput({
  control,
  inputRef,
  value,
  label,
  onType,
  onBlur,
}: SecretInputProps) {
  const words = useFormWords();
  const [isShown, setShown] = useState(false);
  const takeRef = useText(value, inputRef);
  return (
    <span className={styles.password}>
      <TextInput
        {...control}
        {...secretAttributes}
        ref={takeRef}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
      <IconButton
        size="small"
        className={styles.reveal}
        aria-pressed={isShown}
        label={words.showSecret(label)}
        onClick={() => setShown(!isShown)}
      >
        <Icon path={isShown ? icons.eyeOff : icons.eye} />
      </IconButton>
    </span>
  );
}

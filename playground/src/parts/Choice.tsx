import { useId } from 'react';

export interface ChoiceProps<T extends string> {
  label: string;
  /** @default false */
  labelHidden?: boolean;
  options: readonly T[];
  labels: Record<T, string>;
  value: T;
  onChange: (value: T) => void;
}

/** A segmented control of a few options. */
export function Choice<T extends string>({
  label,
  labelHidden = false,
  options,
  labels,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option} className="choice-option">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

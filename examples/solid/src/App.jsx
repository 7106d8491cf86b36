import { createSignal, Show } from 'solid-js';

const suggestions = [{ label: 'Which suppliers delivered late?' }];

export function App() {
  const [isShown, setShown] = createSignal(true);
  const [answers, setAnswers] = createSignal(0);
  return (
    <main
      style={{ 'max-width': '960px', margin: '0 auto', 'font-family': 'system-ui, sans-serif' }}
    >
      <h1>Orders</h1>
      <p>
        <button type="button" onClick={() => setShown(!isShown())}>
          {isShown() ? 'Hide' : 'Show'} chat
        </button>{' '}
        Answers so far: {answers()}
      </p>
      {/* A list is a property, by `prop:`; events keep their names, by `on:`. */}
      <Show when={isShown()}>
        <brainstem-chat
          label="Assistant"
          prop:suggestions={suggestions}
          on:brainstem-answer-end={() => setAnswers(answers() + 1)}
          style={{ display: 'block', height: '560px' }}
        />
      </Show>
    </main>
  );
}

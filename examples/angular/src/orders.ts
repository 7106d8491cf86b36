import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

@Component({
  selector: 'app-orders',
  // Lets the template have tags that are no components of Angular.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  styles: `
    main {
      max-width: 960px;
      margin: 0 auto;
      padding: 24px;
      font-family: system-ui, sans-serif;
    }

    brainstem-chat {
      display: block;
      height: 560px;
    }
  `,
  template: `
    <main>
      <h1>Orders</h1>
      <p>
        <button type="button" (click)="isShown.set(!isShown())">
          {{ isShown() ? 'Hide' : 'Show' }} chat
        </button>
        Answers so far: {{ answers() }}
      </p>
      <!-- A list is a property, in brackets; events keep their names. -->
      @if (isShown()) {
        <brainstem-chat
          label="Assistant"
          [suggestions]="suggestions"
          (brainstem-answer-end)="answers.set(answers() + 1)"
        />
      }
    </main>
  `,
})
export class Orders {
  protected readonly isShown = signal(true);
  protected readonly answers = signal(0);
  protected readonly suggestions = [{ label: 'Which suppliers delivered late?' }];
}

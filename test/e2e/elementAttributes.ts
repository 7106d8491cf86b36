/** Attributes that an element needs to have something to show, by tag. */
export const elementAttributes: Readonly<Record<string, string>> = {
  'brainstem-credential-form': 'connector-id="erp-a"',
  'brainstem-product-onboarding': 'tenant-id="tenant" user-id="user"',
  'brainstem-platform-form': 'slug="feedback" tenant-id="tenant"',
  'brainstem-drive-picker': 'connection-id="missing"',
  'brainstem-sheet-picker': 'connection-id="missing"',
  'brainstem-site-picker': 'connection-id="missing"',
  'brainstem-mail-settings': 'connection-id="missing"',
};

/** The account of every mail-A connection. */
export const mailbox = {
  owner: 'Purchasing, Tidewater Foods',
  emailAddress: 'purchasing@tidewater-foods.example',
  messagesTotal: 18_342,
  threadsTotal: 6911,
  historyId: '884213',
} as const;

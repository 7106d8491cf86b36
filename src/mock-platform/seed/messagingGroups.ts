/** The groups of a paired phone. */
export const messagingGroups = [
  { id: 'g-1041', name: 'Drivers north', participants: 14 },
  { id: 'g-1042', name: 'Drivers south', participants: 11 },
  { id: 'g-1043', name: 'Cold store night shift', participants: 6 },
  { id: 'g-1044', name: 'Hotel Linden deliveries', participants: 4 },
  { id: 'g-1045', name: 'Grand Hotel Aurora kitchen', participants: 9 },
  { id: 'g-1046', name: 'Summer party 🎉', participants: 38 },
] as const;

/** Banned phrases that are still there, by file. The list only shrinks, see writeCounts.ts. */
export const knownCounts: Readonly<Record<string, number>> = {
  'src/provider/BrainstemProvider.test.tsx': 1,
  'src/provider/BrainstemProvider.tsx': 1,
  'src/provider/dropQueries.ts': 1,
  'src/provider/lazyPart.test.tsx': 2,
  'src/provider/lazyPart.ts': 4,
  'src/provider/widget/WidgetBoundary.tsx': 1,
  'src/query/options.ts': 1,
  'src/widgets/connectors/core/pairing/pairingModel.test.ts': 1,
  'src/widgets/connectors/pairing/MessagingPairing.tsx': 1,
  'src/widgets/connectors/pairing/PairingOutcome.tsx': 1,
  'src/widgets/connectors/pairing/QrCode.tsx': 2,
  'src/widgets/connectors/pairing/pairingActions.test.tsx': 2,
  'src/widgets/connectors/pairing/readGroups.ts': 1,
  'src/widgets/connectors/sites/SitePicker.tsx': 2,
  'src/widgets/connectors/sql/SqlDiscovery.test.tsx': 1,
  'src/widgets/connectors/upload/useKeptFocus.ts': 1,
};

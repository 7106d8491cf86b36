/** The kind of thing that a label's nodes are, which decides their properties. */
export type LabelKind = 'party' | 'place' | 'item' | 'trade' | 'paper' | 'coldChain' | 'story';

/** A label of the seed. */
export interface SeedLabel {
  readonly label: string;
  readonly kind: LabelKind;
  /** Relationship type and target label. */
  readonly relations: readonly (readonly [type: string, target: string])[];
}

/** The labels of a wholesaler of chilled and frozen food: 60 with 150 relationships. */
export const seedLabels: readonly SeedLabel[] = [
  label(
    'Supplier',
    'party',
    'SUPPLIES Product, SIGNED Contract, LOCATED_IN Country, HOLDS Certificate',
  ),
  label(
    'Customer',
    'party',
    'PLACES Order, BUYS Product, SIGNED Contract, LOCATED_IN Region, FILES Complaint',
  ),
  label('Person', 'party', 'WORKS_IN Team, REPORTS_TO Person, MANAGES Warehouse, OWNS Contract'),
  label('Team', 'party', 'PART_OF Department, RESPONSIBLE_FOR Route, RESPONSIBLE_FOR Product'),
  label('Department', 'party', 'LED_BY Person, SETS Forecast'),
  label('Carrier', 'party', 'CARRIES Delivery, OPERATES Truck, SIGNED Contract'),
  label('Bank', 'party', 'CLEARS Payment, LOCATED_IN Country'),
  label('Authority', 'party', 'ISSUES Certificate, CONDUCTS Inspection, ENFORCES Regulation'),
  label('Competitor', 'party', 'SELLS Brand, ACTIVE_IN Region'),
  label(
    'Warehouse',
    'place',
    'CONTAINS ColdRoom, HAS LoadingBay, STORES Product, LOCATED_IN Region',
  ),
  label('ColdRoom', 'place', 'STORES Pallet, MONITORED_BY TemperatureSensor, CONTAINS Batch'),
  label('LoadingBay', 'place', 'SERVES Truck, HANDLES Delivery'),
  label('DeliveryAddress', 'place', 'BELONGS_TO Customer, LOCATED_IN Region, SERVED_BY Route'),
  label('Region', 'place', 'PART_OF Country'),
  label('Country', 'place', 'GOVERNED_BY Regulation'),
  label('Route', 'place', 'SERVES Customer, CROSSES Region, STARTS_AT Warehouse, DRIVEN_BY Driver'),
  label(
    'Product',
    'item',
    'PART_OF ProductGroup, CONTAINS Ingredient, HAS Allergen, PACKED_IN Packaging, ORIGINATES_FROM Country',
  ),
  label('ProductGroup', 'item', 'PART_OF ProductGroup, HAS Forecast'),
  label(
    'Batch',
    'item',
    'OF Product, DELIVERED_BY Supplier, STORED_ON Pallet, COVERED_BY Certificate',
  ),
  label('Ingredient', 'item', 'CAUSES Allergen, ORIGINATES_FROM Country'),
  label('Allergen', 'item', 'REGULATED_BY Regulation'),
  label('Packaging', 'item', 'SUPPLIED_BY Supplier'),
  label('Pallet', 'item', 'CARRIES Product, LOADED_ON Truck'),
  label('Certificate', 'item', 'CERTIFIES Product, REQUIRED_BY Regulation, EXPIRES_ON Deadline'),
  label('Recipe', 'item', 'USES Ingredient, MAKES Product'),
  label('Brand', 'item', 'OWNED_BY Supplier, COVERS Product'),
  label('Season', 'item', 'AFFECTS Forecast'),
  label('Order', 'trade', 'HAS OrderLine, SHIPPED_AS Delivery, BILLED_BY Invoice, TAKEN_BY Person'),
  label('OrderLine', 'trade', 'OF Product, PRICED_BY PriceList'),
  label(
    'Delivery',
    'trade',
    'HAS DeliveryNote, GOES_TO DeliveryAddress, FOLLOWS Route, CARRIED_BY Truck',
  ),
  label('DeliveryNote', 'trade', 'SIGNED_BY Person, LISTS Batch'),
  label('Invoice', 'trade', 'HAS InvoiceLine, SETTLED_BY Payment, SENT_TO Customer'),
  label('InvoiceLine', 'trade', 'BILLS OrderLine, REDUCED_BY Discount'),
  label('Payment', 'trade', 'MADE_BY Customer, PAID_TO Supplier'),
  label('CreditNote', 'trade', 'CORRECTS Invoice, CAUSED_BY Return'),
  label('PriceList', 'trade', 'PRICES Product, AGREED_WITH Customer, BASED_ON Contract'),
  label('Discount', 'trade', 'GRANTED_TO Customer, APPLIES_TO ProductGroup'),
  label('Return', 'trade', 'OF Delivery, CAUSED_BY Complaint'),
  label('Complaint', 'trade', 'ABOUT Delivery, ABOUT Batch, HANDLED_BY Person'),
  label('Offer', 'trade', 'MADE_TO Customer, LEADS_TO Order, COVERS Product'),
  label('Forecast', 'trade', 'FOR Product, PREPARED_BY Team'),
  label('Contract', 'paper', 'HAS Clause, ENDS_ON Deadline, COVERS Product, RECORDED_IN Document'),
  label('Clause', 'paper', 'SETS Deadline, LIMITS Discount, REFERS_TO Regulation'),
  label('Deadline', 'paper', 'WATCHED_BY Person, TRIGGERS Renewal'),
  label('Renewal', 'paper', 'EXTENDS Contract, DECIDED_AT Meeting'),
  label('Regulation', 'paper', 'RECORDED_IN Document'),
  label('Truck', 'coldChain', 'BASED_AT Warehouse, MONITORED_BY TemperatureSensor, DRIVES Route'),
  label('Driver', 'coldChain', 'DRIVES Truck, WORKS Shift, WORKS_IN Team'),
  label('Shift', 'coldChain', 'PLANNED_BY Team, COVERS Route'),
  label('TemperatureSensor', 'coldChain', 'RECORDS TemperatureReading, RAISES Alarm'),
  label('TemperatureReading', 'coldChain', 'TAKEN_DURING Delivery, EXCEEDS Regulation'),
  label('Alarm', 'coldChain', 'CONCERNS Batch, HANDLED_BY Person, NOTIFIES Team'),
  label('Inspection', 'coldChain', 'INSPECTS Warehouse, FINDS Complaint, RECORDED_IN Document'),
  label('Document', 'paper', 'WRITTEN_BY Person, MENTIONS Supplier, MENTIONS Product'),
  label('EmailThread', 'paper', 'SENT_BY Person, MENTIONS Contract, MENTIONS Delivery'),
  label('Meeting', 'paper', 'ATTENDED_BY Person, DISCUSSES Complaint, DISCUSSES Forecast'),
  label('Saga', 'story', 'HAS SagaStep, ABOUT Order'),
  label('SagaStep', 'story', 'FOLLOWS SagaStep, CHANGES Delivery'),
  label('Holiday', 'place', ''),
  label('ExchangeRate', 'trade', ''),
];

/** Facets of a subject, each a label of its own: `SupplierRating`. */
export const facets: readonly string[] = [
  ...['Note', 'Rating', 'Contact', 'History', 'Target', 'Budget', 'Audit', 'Photo', 'Standard'],
  ...['Review', 'Plan', 'Status', 'Exception', 'Approval', 'Group', 'Requirement', 'Measurement'],
  ...['Schedule', 'Risk', 'Request', 'Report', 'Change', 'Owner', 'Cost'],
];

/** Relationships of a facet to another label. */
export const facetRelations: readonly (readonly [type: string, target: string])[] = [
  ['RECORDED_BY', 'Person'],
  ['APPROVED_BY', 'Person'],
  ['OWNED_BY', 'Team'],
  ['DESCRIBED_IN', 'Document'],
  ['VALID_IN', 'Region'],
  ['DISCUSSED_AT', 'Meeting'],
  ['MENTIONED_IN', 'EmailThread'],
  ['REQUIRED_BY', 'Regulation'],
];

/** Relationships between two facets. */
export const facetLinks: readonly string[] = [
  ...['REFERS_TO', 'BASED_ON', 'LEADS_TO', 'EXPLAINS', 'CONFIRMS', 'LIMITS', 'REPLACES'],
];

function label(name: string, kind: LabelKind, relations: string): SeedLabel {
  const pairs = relations.split(', ').flatMap((relation): [string, string][] => {
    const [type, target] = relation.split(' ');
    return type === undefined || target === undefined ? [] : [[type, target]];
  });
  return { label: name, kind, relations: pairs };
}

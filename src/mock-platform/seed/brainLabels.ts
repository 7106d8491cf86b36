/** What a label's nodes are, by which they have their properties. */
export type LabelKind = 'party' | 'place' | 'item' | 'trade' | 'paper' | 'coldChain' | 'story';

/** A label as the seed tells it. */
export interface ToldLabel {
  readonly label: string;
  readonly kind: LabelKind;
  /** Relationship type and target label. */
  readonly relations: readonly (readonly [type: string, target: string])[];
}

/** The labels of a wholesaler of chilled and frozen food: 60 with 150 relationships. */
export const toldLabels: readonly ToldLabel[] = [
  told(
    'Supplier',
    'party',
    'SUPPLIES Product, SIGNED Contract, LOCATED_IN Country, HOLDS Certificate',
  ),
  told(
    'Customer',
    'party',
    'PLACES Order, BUYS Product, SIGNED Contract, LOCATED_IN Region, FILES Complaint',
  ),
  told('Person', 'party', 'WORKS_IN Team, REPORTS_TO Person, MANAGES Warehouse, OWNS Contract'),
  told('Team', 'party', 'PART_OF Department, RESPONSIBLE_FOR Route, RESPONSIBLE_FOR Product'),
  told('Department', 'party', 'LED_BY Person, SETS Forecast'),
  told('Carrier', 'party', 'CARRIES Delivery, OPERATES Truck, SIGNED Contract'),
  told('Bank', 'party', 'CLEARS Payment, LOCATED_IN Country'),
  told('Authority', 'party', 'ISSUES Certificate, CONDUCTS Inspection, ENFORCES Regulation'),
  told('Competitor', 'party', 'SELLS Brand, ACTIVE_IN Region'),
  told(
    'Warehouse',
    'place',
    'CONTAINS ColdRoom, HAS LoadingBay, STORES Product, LOCATED_IN Region',
  ),
  told('ColdRoom', 'place', 'STORES Pallet, MONITORED_BY TemperatureSensor, CONTAINS Batch'),
  told('LoadingBay', 'place', 'SERVES Truck, HANDLES Delivery'),
  told('DeliveryAddress', 'place', 'BELONGS_TO Customer, LOCATED_IN Region, SERVED_BY Route'),
  told('Region', 'place', 'PART_OF Country'),
  told('Country', 'place', 'GOVERNED_BY Regulation'),
  told('Route', 'place', 'SERVES Customer, CROSSES Region, STARTS_AT Warehouse, DRIVEN_BY Driver'),
  told(
    'Product',
    'item',
    'PART_OF ProductGroup, CONTAINS Ingredient, HAS Allergen, PACKED_IN Packaging, ORIGINATES_FROM Country',
  ),
  told('ProductGroup', 'item', 'PART_OF ProductGroup, HAS Forecast'),
  told(
    'Batch',
    'item',
    'OF Product, DELIVERED_BY Supplier, STORED_ON Pallet, COVERED_BY Certificate',
  ),
  told('Ingredient', 'item', 'CAUSES Allergen, ORIGINATES_FROM Country'),
  told('Allergen', 'item', 'REGULATED_BY Regulation'),
  told('Packaging', 'item', 'SUPPLIED_BY Supplier'),
  told('Pallet', 'item', 'CARRIES Product, LOADED_ON Truck'),
  told('Certificate', 'item', 'CERTIFIES Product, REQUIRED_BY Regulation, EXPIRES_ON Deadline'),
  told('Recipe', 'item', 'USES Ingredient, MAKES Product'),
  told('Brand', 'item', 'OWNED_BY Supplier, COVERS Product'),
  told('Season', 'item', 'AFFECTS Forecast'),
  told('Order', 'trade', 'HAS OrderLine, SHIPPED_AS Delivery, BILLED_BY Invoice, TAKEN_BY Person'),
  told('OrderLine', 'trade', 'OF Product, PRICED_BY PriceList'),
  told(
    'Delivery',
    'trade',
    'HAS DeliveryNote, GOES_TO DeliveryAddress, FOLLOWS Route, CARRIED_BY Truck',
  ),
  told('DeliveryNote', 'trade', 'SIGNED_BY Person, LISTS Batch'),
  told('Invoice', 'trade', 'HAS InvoiceLine, SETTLED_BY Payment, SENT_TO Customer'),
  told('InvoiceLine', 'trade', 'BILLS OrderLine, REDUCED_BY Discount'),
  told('Payment', 'trade', 'MADE_BY Customer, PAID_TO Supplier'),
  told('CreditNote', 'trade', 'CORRECTS Invoice, CAUSED_BY Return'),
  told('PriceList', 'trade', 'PRICES Product, AGREED_WITH Customer, BASED_ON Contract'),
  told('Discount', 'trade', 'GRANTED_TO Customer, APPLIES_TO ProductGroup'),
  told('Return', 'trade', 'OF Delivery, CAUSED_BY Complaint'),
  told('Complaint', 'trade', 'ABOUT Delivery, ABOUT Batch, HANDLED_BY Person'),
  told('Offer', 'trade', 'MADE_TO Customer, LEADS_TO Order, COVERS Product'),
  told('Forecast', 'trade', 'FOR Product, PREPARED_BY Team'),
  told('Contract', 'paper', 'HAS Clause, ENDS_ON Deadline, COVERS Product, RECORDED_IN Document'),
  told('Clause', 'paper', 'SETS Deadline, LIMITS Discount, REFERS_TO Regulation'),
  told('Deadline', 'paper', 'WATCHED_BY Person, TRIGGERS Renewal'),
  told('Renewal', 'paper', 'EXTENDS Contract, DECIDED_AT Meeting'),
  told('Regulation', 'paper', 'RECORDED_IN Document'),
  told('Truck', 'coldChain', 'BASED_AT Warehouse, MONITORED_BY TemperatureSensor, DRIVES Route'),
  told('Driver', 'coldChain', 'DRIVES Truck, WORKS Shift, WORKS_IN Team'),
  told('Shift', 'coldChain', 'PLANNED_BY Team, COVERS Route'),
  told('TemperatureSensor', 'coldChain', 'RECORDS TemperatureReading, RAISES Alarm'),
  told('TemperatureReading', 'coldChain', 'TAKEN_DURING Delivery, EXCEEDS Regulation'),
  told('Alarm', 'coldChain', 'CONCERNS Batch, HANDLED_BY Person, NOTIFIES Team'),
  told('Inspection', 'coldChain', 'INSPECTS Warehouse, FINDS Complaint, RECORDED_IN Document'),
  told('Document', 'paper', 'WRITTEN_BY Person, MENTIONS Supplier, MENTIONS Product'),
  told('EmailThread', 'paper', 'SENT_BY Person, MENTIONS Contract, MENTIONS Delivery'),
  told('Meeting', 'paper', 'ATTENDED_BY Person, DISCUSSES Complaint, DISCUSSES Forecast'),
  told('Saga', 'story', 'HAS SagaStep, ABOUT Order'),
  told('SagaStep', 'story', 'FOLLOWS SagaStep, CHANGES Delivery'),
  told('Holiday', 'place', ''),
  told('ExchangeRate', 'trade', ''),
];

/** What else there is to know of a subject, as a label of its own: `SupplierRating`. */
export const facets: readonly string[] = [
  ...['Note', 'Rating', 'Contact', 'History', 'Target', 'Budget', 'Audit', 'Photo', 'Standard'],
  ...['Review', 'Plan', 'Status', 'Exception', 'Approval', 'Group', 'Requirement', 'Measurement'],
  ...['Schedule', 'Risk', 'Request', 'Report', 'Change', 'Owner', 'Cost'],
];

/** What relates a facet to another label. */
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

/** What relates two facets. */
export const facetLinks: readonly string[] = [
  ...['REFERS_TO', 'BASED_ON', 'LEADS_TO', 'EXPLAINS', 'CONFIRMS', 'LIMITS', 'REPLACES'],
];

function told(label: string, kind: LabelKind, relations: string): ToldLabel {
  const pairs = relations.split(', ').flatMap((relation): [string, string][] => {
    const [type, target] = relation.split(' ');
    return type === undefined || target === undefined ? [] : [[type, target]];
  });
  return { label, kind, relations: pairs };
}

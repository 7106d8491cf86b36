/** A chapter of the catalogue `2.5-edition-wcag-2.2-508-eu-en` that the report answers. */
export interface Chapter {
  id: string;
  label: string;
  /** The part of the product that its criteria are about: the web pages, or none in particular. */
  component: 'web' | 'none';
  /** Numbers and titles, a line each. */
  criteria: readonly (readonly [num: string, title: string])[];
}

function lines(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [num = '', ...title] = line.trim().split(' ');
      return [num, title.join(' ')];
    });
}

export const chapters: readonly Chapter[] = [
  {
    id: 'success_criteria_level_a',
    label: 'WCAG 2.2, level A',
    component: 'web',
    criteria: lines(`
      1.1.1 Non-text content
      1.2.1 Audio-only and video-only (prerecorded)
      1.2.2 Captions (prerecorded)
      1.2.3 Audio description or media alternative (prerecorded)
      1.3.1 Info and relationships
      1.3.2 Meaningful sequence
      1.3.3 Sensory characteristics
      1.4.1 Use of colour
      1.4.2 Audio control
      2.1.1 Keyboard
      2.1.2 No keyboard trap
      2.1.4 Character key shortcuts
      2.2.1 Timing adjustable
      2.2.2 Pause, stop, hide
      2.3.1 Three flashes or below threshold
      2.4.1 Bypass blocks
      2.4.2 Page titled
      2.4.3 Focus order
      2.4.4 Link purpose (in context)
      2.5.1 Pointer gestures
      2.5.2 Pointer cancellation
      2.5.3 Label in name
      2.5.4 Motion actuation
      3.1.1 Language of page
      3.2.1 On focus
      3.2.2 On input
      3.2.6 Consistent help
      3.3.1 Error identification
      3.3.2 Labels or instructions
      3.3.7 Redundant entry
      4.1.1 Parsing
      4.1.2 Name, role, value`),
  },
  {
    id: 'success_criteria_level_aa',
    label: 'WCAG 2.2, level AA',
    component: 'web',
    criteria: lines(`
      1.2.4 Captions (live)
      1.2.5 Audio description (prerecorded)
      1.3.4 Orientation
      1.3.5 Identify input purpose
      1.4.3 Contrast (minimum)
      1.4.4 Resize text
      1.4.5 Images of text
      1.4.10 Reflow
      1.4.11 Non-text contrast
      1.4.12 Text spacing
      1.4.13 Content on hover or focus
      2.4.5 Multiple ways
      2.4.6 Headings and labels
      2.4.7 Focus visible
      2.4.11 Focus not obscured (minimum)
      2.5.7 Dragging movements
      2.5.8 Target size (minimum)
      3.1.2 Language of parts
      3.2.3 Consistent navigation
      3.2.4 Consistent identification
      3.3.3 Error suggestion
      3.3.4 Error prevention (legal, financial, data)
      3.3.8 Accessible authentication (minimum)
      4.1.3 Status messages`),
  },
  {
    id: 'en_301_549_functional_performance',
    label: 'EN 301 549, chapter 4: Functional performance statements',
    component: 'none',
    criteria: lines(`
      4.2.1 Usage without vision
      4.2.2 Usage with limited vision
      4.2.3 Usage without perception of colour
      4.2.4 Usage without hearing
      4.2.5 Usage with limited hearing
      4.2.6 Usage with no or limited vocal capability
      4.2.7 Usage with limited manipulation or strength
      4.2.8 Usage with limited reach
      4.2.9 Minimise photosensitive seizure triggers
      4.2.10 Usage with limited cognition, language or learning
      4.2.11 Privacy`),
  },
  {
    id: 'en_301_549_generic_requirements',
    label: 'EN 301 549, chapter 5: Generic requirements',
    component: 'none',
    criteria: lines(`
      5.1 Closed functionality
      5.1.2 General
      5.1.2.1 Closed functionality
      5.1.2.2 Assistive technology
      5.1.3 Non-visual access
      5.1.3.1 Audio output of visual information
      5.1.3.2 Auditory output delivery including speech
      5.1.3.3 Auditory output correlation
      5.1.3.4 Speech output user control
      5.1.3.5 Speech output automatic interruption
      5.1.3.6 Speech output for non-text content
      5.1.3.7 Speech output for video information
      5.1.3.8 Masked entry
      5.1.3.9 Private access to personal data
      5.1.3.10 Non-interfering audio output
      5.1.3.11 Private listening volume
      5.1.3.12 Speaker volume
      5.1.3.13 Volume reset
      5.1.3.14 Spoken languages
      5.1.3.15 Non-visual error identification
      5.1.3.16 Receipts, tickets, and transactional outputs
      5.1.4 Functionality closed to text enlargement
      5.1.5 Visual output for auditory information
      5.1.6 Operation without keyboard interface
      5.1.6.1 Closed functionality
      5.1.6.2 Input focus
      5.1.7 Access without speech
      5.2 Activation of accessibility features
      5.3 Biometrics
      5.4 Preservation of accessibility information during conversion
      5.5 Operable parts
      5.5.1 Means of operation
      5.5.2 Operable parts discernibility
      5.6 Locking or toggle controls
      5.6.1 Tactile or auditory status
      5.6.2 Visual status
      5.7 Key repeat
      5.8 Double-strike key acceptance
      5.9 Simultaneous user actions`),
  },
  {
    id: 'en_301_549_documentation_and_support_services',
    label: 'EN 301 549, chapter 12: Documentation and support services',
    component: 'none',
    criteria: lines(`
      12.1 Product documentation
      12.1.1 Accessibility and compatibility features
      12.1.2 Accessible documentation
      12.2 Support services
      12.2.2 Information on accessibility and compatibility features
      12.2.3 Effective communication
      12.2.4 Accessible documentation`),
  },
];

const otherTexts = 'This is content of web pages: chapter 9 applies.';

/** The chapters of the catalogue that hold nothing to answer for web content, and the reason. */
export const otherChapters: Readonly<Record<string, string>> = {
  success_criteria_level_aaa: 'The report is about levels A and AA.',
  functional_performance_criteria: 'Section 508 asks what EN 301 549 asks in chapter 4.',
  hardware: 'The product is no hardware.',
  software: otherTexts,
  support_documentation_and_services: 'Section 508 asks what EN 301 549 asks in chapter 12.',
  'en_301_549_ict_with_two-way_voice': 'Nobody speaks to anybody through the product.',
  en_301_549_ict_with_video: 'The product has no video.',
  en_301_549_hardware: 'The product is no hardware.',
  'en_301_549_non-web-documents': otherTexts,
  en_301_549_software: otherTexts,
  en_301_549_ict_providing_relay_or_emergency_service_access:
    'The product gives no access to relay or emergency services.',
};

/** Chapter 9 has no criteria of its own in the catalogue. */
export const webChapter = {
  id: 'en_301_549_web',
  notes:
    'Clauses 9.1 to 9.4 are the criteria of WCAG, levels A and AA; 9.6 asks for their conformance.',
};

import { Chat, useChatHandle, type ChatSlots } from 'brainstem/react';
import { createContext, useContext, useState } from 'react';

const Shipment = createContext('');

/** Above the messages: reads the host's state, and asks about it. */
function ShipmentBar() {
  const shipment = useContext(Shipment);
  const chat = useChatHandle();
  return (
    <p style={{ margin: 0, padding: '8px 16px', borderBlockEnd: '1px solid CanvasText' }}>
      Shipment <b>{shipment}</b>{' '}
      <button type="button" onClick={() => chat.open({ draft: `Where is shipment ${shipment}?` })}>
        Ask about it
      </button>
    </p>
  );
}

const slots: ChatSlots = { Header: ShipmentBar };

/** The page knows which shipment is selected, and so does the chat. */
export function HostState() {
  const [shipment, setShipment] = useState('D-311');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <label style={{ padding: 16 }}>
        Selected:{' '}
        <select value={shipment} onChange={(event) => setShipment(event.target.value)}>
          <option>D-311</option>
          <option>D-314</option>
        </select>
      </label>
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <Shipment.Provider value={shipment}>
          <Chat slots={slots} showSessions={false} />
        </Shipment.Provider>
      </div>
    </div>
  );
}

import { berths } from '../data/shipments.ts';

const hours = ['00', '06', '12', '18', '24'];

/** Today's berths on a timeline. */
export function BerthPlan() {
  return (
    <section className="card" aria-labelledby="berths">
      <div className="card-head">
        <h2 id="berths">Berths today</h2>
        <small>Local time</small>
      </div>
      <div className="berths">
        {berths.map(({ name, calls }) => (
          <div key={name} className="berth">
            <h3>{name}</h3>
            <ul className="berth-line">
              {calls.map(({ vessel, from, to, note, tone }) => (
                <li
                  key={vessel}
                  data-tone={tone}
                  style={{
                    insetInlineStart: `${(from / 24) * 100}%`,
                    inlineSize: `${((to - from) / 24) * 100}%`,
                  }}
                >
                  <strong>{vessel}</strong> <span>{note}</span>
                  <span className="visually-hidden">
                    , {from}:00 to {to}:00
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="berth-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
      </div>
    </section>
  );
}

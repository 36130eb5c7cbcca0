/**
 * Reports its state to the app that frames this page: `payment:open`, `payment:over` (paid or not), `payment:back`. Only the
 * origin of the merchant gets the messages.
 */
const { app = '', state = '' } = document.body.dataset;

/** @param {'payment:open' | 'payment:over' | 'payment:back'} type */
function post(type) {
  parent.postMessage({ type }, app);
}

if (parent !== window && app !== '') {
  post(state === 'pending' ? 'payment:open' : 'payment:over');
  // The app must not open inside its own frame.
  document.querySelector('footer a')?.addEventListener('click', (event) => {
    event.preventDefault();
    post('payment:back');
  });
}
